const tableRoles = ['table', 'rowgroup', 'row', 'cell', 'columnheader'].map((role) => `[role="${role}"]`).join(',');

/**
 * The month of the calendar library calls itself a table but puts buttons where cells belong; without the claim a
 * screen reader reads it well.
 */
export const withoutTableRoles = (canvas: HTMLElement | null): (() => void) | undefined => {
  if (!canvas) return undefined;
  const clear = () => canvas.querySelectorAll(tableRoles).forEach((element) => element.removeAttribute('role'));
  clear();
  const observer = new MutationObserver(clear);
  observer.observe(canvas, { childList: true, subtree: true });
  return () => observer.disconnect();
};
