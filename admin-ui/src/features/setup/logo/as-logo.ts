/** As the server holds a logo to it. */
const MOST_BYTES = 524_288;
/** What it is drawn to: sharp on paper, where it is at most 70 mm wide and 22 mm high. */
const WIDEST = 1000;
const HIGHEST = 320;
const DRAWING = 'image/svg+xml';

/** What may be chosen; a drawing arrives as a picture. */
export const CHOSEN = `image/png,image/jpeg,image/webp,${DRAWING}`;

async function opened(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const saved = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));

/** As large as fits; what has no size of its own is as large as it may be. */
export function fitting({ width, height }: { readonly width: number; readonly height: number }) {
  const [wide, high] = width > 0 && height > 0 ? [width, height] : [HIGHEST, HIGHEST];
  const scale = Math.min(WIDEST / wide, HIGHEST / high);
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) };
}

async function drawn(image: HTMLImageElement, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  const { width, height } = fitting({ width: image.naturalWidth, height: image.naturalHeight });
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const png = await saved(canvas, 'image/png');
  // A photo is many times as large as PNG.
  const best = png && png.size > MOST_BYTES ? await saved(canvas, 'image/webp') : png;
  return best ? new File([best], name, { type: best.type }) : undefined;
}

/**
 * The picture as the server takes it. A drawing (SVG) may carry scripts and load what it likes: it is drawn here, where a
 * browser runs none of that, and only what is to be seen is sent. So is a picture that is larger than paper can show.
 * What no browser can draw is sent as it is, and the server says what is wrong with it.
 */
export async function asLogo(file: File): Promise<File> {
  try {
    const image = await opened(file);
    const isLarge = file.size > MOST_BYTES || image.naturalWidth > WIDEST || image.naturalHeight > WIDEST;
    return file.type === DRAWING || isLarge ? ((await drawn(image, file.name)) ?? file) : file;
  } catch {
    return file;
  }
}
