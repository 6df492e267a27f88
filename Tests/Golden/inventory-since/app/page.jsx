export const a = <acme-button />
