const BOUNDARY = 'a-boundary-of-the-tests';

type Part = { name: string; value: string } | { name: string; filename: string; content: Buffer };

/** A form with files as browsers send it, and the header that says so. */
export function multipart(parts: readonly Part[]) {
  const pieces = parts.flatMap((part) => {
    const file = 'filename' in part ? `; filename="${part.filename}"\r\ncontent-type: image/png` : '';
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part.name}"${file}\r\n\r\n`;
    return [Buffer.from(head), 'filename' in part ? part.content : Buffer.from(part.value), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
