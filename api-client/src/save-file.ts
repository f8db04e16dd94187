/** Hands a file to the browser, which keeps it where people keep their downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A browser may begin to read only after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
