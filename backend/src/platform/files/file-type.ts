export interface FileType {
  contentType: string;
  isImage: boolean;
  extensions: readonly [string, ...string[]];
}

const image = (contentType: string, ...extensions: FileType['extensions']): FileType => ({
  contentType,
  isImage: true,
  extensions,
});
const KNOWN: readonly (FileType & { begins: RegExp })[] = [
  { ...image('image/png', 'png'), begins: /^89504e470d0a1a0a/ },
  { ...image('image/jpeg', 'jpg', 'jpeg'), begins: /^ffd8ff/ },
  { ...image('image/gif', 'gif'), begins: /^474946383[79]61/ },
  { ...image('image/webp', 'webp'), begins: /^52494646.{8}57454250/ },
  { contentType: 'application/pdf', isImage: false, extensions: ['pdf'], begins: /^255044462d/ },
];
const LONGEST_BEGINNING = 16;
const LONGEST_NAME = 120;

/** By its first bytes, never by the sender's claim; undefined where unsupported. */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const beginning = Buffer.from(content.subarray(0, LONGEST_BEGINNING)).toString('hex');
  return KNOWN.find(({ begins }) => begins.test(beginning));
}

export function fileNameOf(sent: string, { extensions }: FileType): string {
  const name = (sent.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}<>:"|?*]/gu, '').trim();
  const [, stem = name, extension = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const fitting = extensions.find((one) => one === extension.toLowerCase());
  const kept = (fitting ? stem : name).slice(0, LONGEST_NAME).trim() || 'file';
  return `${kept}.${fitting ?? extensions[0]}`;
}
