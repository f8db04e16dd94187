import { cssString, html } from './html.js';

describe('html', () => {
  it('prints what people typed, whatever it is', () => {
    expect(html`<p title="${'"x" onclick="y"'}">${"<script>alert(1)</script> & 'co'"}</p>`.text).toBe(
      '<p title="&quot;x&quot; onclick=&quot;y&quot;">&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;co&#39;</p>',
    );
  });

  it('nests its own markup and joins lists', () => {
    expect(html`<ul>${['a', '<b>'].map((text) => html`<li>${text}</li>`)}</ul>`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
    );
  });

  it('leaves out what is not there, but not a zero', () => {
    expect(html`${undefined}${null}${false}${0}`.text).toBe('0');
  });

  it('cannot be left through the margin of a page', () => {
    expect(cssString('O"Neill\\ </style><b>}')).toBe('"O\\22 Neill\\5c  \\3c \\2f style\\3e \\3c b\\3e \\7d "');
    expect(cssString('Ponyhof Müller – Łódź')).toBe('"Ponyhof Müller – Łódź"');
  });
});
