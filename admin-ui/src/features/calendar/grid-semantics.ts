const tableRoles = ['table', 'rowgroup', 'row', 'cell', 'columnheader'].map((role) => `[role="${role}"]`).join(',');

/**
 * The month of the calendar library calls itself a table but puts buttons where cells belong; without the claim a screen reader reads
 * it well.
 */
export const withGridSemantics = (canvas: HTMLElement | null): (() => void) | undefined => {
  if (!canvas) return undefined;
  const mend = () => canvas.querySelectorAll(tableRoles).forEach((element) => element.removeAttribute('role'));
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(canvas, { childList: true, subtree: true });
  return () => observer.disconnect();
};
