const works = [];

/** Does this when the last file of this process has run: for what files share. */
export const atEnd = (work) => works.push(work);

export async function endAll() {
  for (const work of works.splice(0)) await work();
}
