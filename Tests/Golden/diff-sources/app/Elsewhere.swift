enum Volume { case loud }

let volume: Volume = .loud
