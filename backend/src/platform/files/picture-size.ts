export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const text = (content: Buffer, from: number, until: number) => content.toString('latin1', from, until);
const has = (content: Buffer, bytes: number) => content.length >= bytes;

const ofPng = (content: Buffer): PictureSize | undefined =>
  has(content, 24) && text(content, 12, 16) === 'IHDR'
    ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
    : undefined;

/** Of frames, all but tables (C4), extensions (C8) and conditions (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function ofJpeg(content: Buffer): PictureSize | undefined {
  for (let at = 2; has(content, at + 9);) {
    if (content[at] !== 0xff) return undefined;
    const marker = content.readUInt8(at + 1);
    // A marker may be preceded by any number of these bytes.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    else at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

function ofWebp(content: Buffer): PictureSize | undefined {
  if (!has(content, 30)) return undefined;
  const packed = content.readUInt32LE(21);
  switch (text(content, 12, 16)) {
    case 'VP8 ':
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
    case 'VP8L':
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

const SIZES: Readonly<Record<string, (content: Buffer) => PictureSize | undefined>> = {
  'image/png': ofPng,
  'image/jpeg': ofJpeg,
  'image/webp': ofWebp,
};

/** In pixels, as a picture says of itself; undefined of another kind, and of one that is torn. Nothing of it is unpacked. */
export function pictureSizeOf(content: Buffer, contentType: string): PictureSize | undefined {
  const size = SIZES[contentType]?.(content);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
