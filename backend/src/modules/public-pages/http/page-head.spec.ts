import { introduced, type Introduction } from './page-head.js';

const entry = `<html><head><meta charset="utf-8" />
  <meta name="description" content="Your riding lessons." /><title>Leadline</title></head><body></body></html>`;
const barn: Introduction = {
  title: 'Maple Hill',
  address: '7 Mill Lane',
  isFound: true,
};
const url = 'https://barn.test/public/maple';
const page = (own: Partial<Introduction> = {}) => introduced(entry, { ...barn, ...own }, url);
const schemaIn = (text: string) => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as object;

describe('the head of a barn’s public page', () => {
  it('names the barn in place of the product', () => {
    expect(page()).toContain('<title>Maple Hill</title>');
    expect(page()).not.toMatch(/Leadline|Your riding lessons/);
  });
  it('is told to messengers by Open Graph', () => {
    for (const [name, value] of [
      ['title', 'Maple Hill'],
      ['description', 'Riding lessons at Maple Hill, 7 Mill Lane'],
      ['url', url],
    ])
      expect(page()).toContain(`<meta property="og:${name}" content="${value}" />`);
  });
  it('is told to search engines by schema.org, with what the barn shows', () =>
    expect(schemaIn(page())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsActivityLocation',
      name: 'Maple Hill',
      url,
      address: '7 Mill Lane',
    }));
  it('asks to be listed only where the barn wants to be found', () => {
    expect(page()).not.toContain('noindex');
    expect(page({ isFound: false })).toContain('<meta name="robots" content="noindex" />');
  });
  it('is described by its name alone where the barn has no address', () => {
    expect(page({ address: '' })).toContain('<meta name="description" content="Riding lessons at Maple Hill" />');
    expect(schemaIn(page({ address: '' }))).not.toHaveProperty('address');
  });
  it('runs nothing that a barn wrote', () => {
    const hostile = '</script><script>alert("1")</script>$&';
    const text = page({ title: hostile, address: hostile });
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(schemaIn(text)).toMatchObject({ name: hostile });
  });
});
