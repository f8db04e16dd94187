const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const written = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** One line for a page of another site: the script that shows the lessons there, and a link for whoever runs none. */
export const siteTag = (home: string, publicId: string, farmName: string): string => {
  const title = written(`Lessons at ${farmName}`);
  return (
    `<script async src="${home}/public/widget/1.js" data-leadline-barn="${publicId}" data-title="${title}"></script>` +
    `<noscript><a href="${home}/public/${publicId}">${title}</a></noscript>`
  );
};
