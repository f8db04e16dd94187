const HEX = /^#[\da-f]{6}$/i;
/** Of text, by WCAG 2.2. */
const LEAST_CONTRAST = 4.5;

const light = (channel: number) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => light(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** On white it can be read, and white on it. */
export const isReadable = (color: string) => HEX.test(color) && 1.05 / (luminance(color) + 0.05) >= LEAST_CONTRAST;
