/// Linear map between two color spaces. The numbers come from the conversions in CSS Color 4.
struct ColorMatrix: Sendable {
    let first: SIMD3<Double>
    let second: SIMD3<Double>
    let third: SIMD3<Double>

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// Rows of whole numbers over a common or own denominator, where the numbers are exact.
    init(fractions: [(Double, Double)]) {
        func row(_ start: Int) -> SIMD3<Double> {
            SIMD3(
                fractions[start].0 / fractions[start].1,
                fractions[start + 1].0 / fractions[start + 1].1,
                fractions[start + 2].0 / fractions[start + 2].1
            )
        }
        self.init(row(0), row(3), row(6))
    }

    static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix.first * vector).sum(), (matrix.second * vector).sum(), (matrix.third * vector).sum())
    }
}

/// Matrices between linear light and XYZ with the white of the space.
extension ColorMatrix {
    static let linearSRGBToXYZ = ColorMatrix(fractions: [
        (506_752, 1_228_815), (87_881, 245_763), (12_673, 70_218),
        (87_098, 409_605), (175_762, 245_763), (12_673, 175_545),
        (7_918, 409_605), (87_881, 737_289), (1_001_167, 1_053_270),
    ])
    static let xyzToLinearSRGB = ColorMatrix(fractions: [
        (12_831, 3_959), (-329, 214), (-1_974, 3_959),
        (-851_781, 878_810), (1_648_619, 878_810), (36_519, 878_810),
        (705, 12_673), (-2_585, 12_673), (705, 667),
    ])
    static let linearDisplayP3ToXYZ = ColorMatrix(fractions: [
        (608_311, 1_250_200), (189_793, 714_400), (198_249, 1_000_160),
        (35_783, 156_275), (247_089, 357_200), (198_249, 2_500_400),
        (0, 1), (32_229, 714_400), (5_220_557, 5_000_800),
    ])
    static let xyzToLinearDisplayP3 = ColorMatrix(fractions: [
        (446_124, 178_915), (-333_277, 357_830), (-72_051, 178_915),
        (-14_852, 17_905), (63_121, 35_810), (423, 17_905),
        (11_844, 330_415), (-50_337, 660_830), (316_169, 330_415),
    ])
    static let linearA98ToXYZ = ColorMatrix(fractions: [
        (573_536, 994_567), (263_643, 1_420_810), (187_206, 994_567),
        (591_459, 1_989_134), (6_239_551, 9_945_670), (374_412, 4_972_835),
        (53_769, 1_989_134), (351_524, 4_972_835), (4_929_758, 4_972_835),
    ])
    static let xyzToLinearA98 = ColorMatrix(fractions: [
        (1_829_569, 896_150), (-506_331, 896_150), (-308_931, 896_150),
        (-851_781, 878_810), (1_648_619, 878_810), (36_519, 878_810),
        (16_779, 1_248_040), (-147_721, 1_248_040), (1_266_979, 1_248_040),
    ])
    static let linearRec2020ToXYZ = ColorMatrix(fractions: [
        (63_426_534, 99_577_255), (20_160_776, 139_408_157), (47_086_771, 278_816_314),
        (26_158_966, 99_577_255), (472_592_308, 697_040_785), (8_267_143, 139_408_157),
        (0, 1), (19_567_812, 697_040_785), (295_819_943, 278_816_314),
    ])
    static let xyzToLinearRec2020 = ColorMatrix(fractions: [
        (30_757_411, 17_917_100), (-6_372_589, 17_917_100), (-4_539_589, 17_917_100),
        (-19_765_991, 29_648_200), (47_925_759, 29_648_200), (467_509, 29_648_200),
        (792_561, 44_930_125), (-1_921_689, 44_930_125), (42_328_811, 44_930_125),
    ])
    static let linearProPhotoToXYZ = ColorMatrix(
        SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
        SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
        SIMD3(0, 0, 0.8251046025104602)
    )
    static let xyzToLinearProPhoto = ColorMatrix(
        SIMD3(1.3457868816471583, -0.25557208737979464, -0.05110186497554526),
        SIMD3(-0.5446307051249019, 1.5082477428451468, 0.02052744743642139),
        SIMD3(0, 0, 1.2119675456389452)
    )
}

/// Matrices between the two whites, by the method of Bradford.
extension ColorMatrix {
    static let d65ToD50 = ColorMatrix(
        SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
        SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
        SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
    )
    static let d50ToD65 = ColorMatrix(
        SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
        SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
        SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124)
    )
}
