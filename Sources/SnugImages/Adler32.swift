internal import CDeflate

/// The checksum at the end of a zlib stream (RFC 1950, section 8.2).
struct Adler32 {
    private(set) var value: UInt32 = 1

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        value = unsafe libdeflate_adler32(value, bytes.baseAddress, bytes.count)
    }

    /// Takes in the same bytes several times, without reading them more than once.
    mutating func update(_ bytes: UnsafeRawBufferPointer, times: Int) {
        // The lower half is a sum a of all bytes, the upper half a sum b of all values of a. From a = 0, b = 0 the bytes
        // lead to (sum, sumOfSums); from (a, b) to (a + sum, b + count * a + sumOfSums), and so on.
        let modulus = 65_521
        var single = Adler32()
        single.value = 0
        unsafe single.update(bytes)
        let (sum, sumOfSums) = (Int(single.value & 0xffff), Int(single.value >> 16))
        let (a, b) = (Int(value & 0xffff), Int(value >> 16))
        let (count, times) = (bytes.count % modulus, times)
        let pairs = times * (times - 1) / 2 % modulus
        let once = times % modulus
        let newA = (a + once * sum) % modulus
        let newB = (b + once * count % modulus * a + once * sumOfSums + count * sum % modulus * pairs) % modulus
        value = UInt32(newB) << 16 | UInt32(newA)
    }
}
