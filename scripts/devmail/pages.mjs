const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => String(text ?? '').replace(/[&<>"]/g, (character) => entities[character]);

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const when = (at) => {
  const date = new Date(at);
  return `${day.format(date)}, ${clock.format(date)}`;
};

export function inboxPage({ mails, search, mail, view, source }) {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${mail ? escape(mail.subject) : `Mail (${mails.length})`}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/inbox.css">
  <script src="/inbox.js" defer></script>
</head>
<body class="${mail ? 'is-reading' : ''}">
  <header>
    <h1><a href="/">Leadline mail</a></h1>
    <p>Everything this Leadline would have sent. Nothing leaves the machine.</p>
    <a class="news" href="/">New mail has arrived</a>
    <form method="get" action="/" role="search">
      <label for="to">Find</label>
      <input id="to" name="to" type="search" value="${escape(search)}" placeholder="address or subject">
    </form>
    <form method="post" action="/empty"><button>Empty the inbox</button></form>
  </header>
  <main>
    <nav aria-label="Mails">${list(mails, mail, search)}</nav>
    ${mail ? message(mail, view, source) : '<section class="nothing"><p>Choose a mail to read it here.</p></section>'}
  </main>
</body>
</html>`;
}

function list(mails, current, search) {
  if (mails.length === 0)
    return search
      ? `<p class="nothing">No mail to or about “${escape(search)}”.</p>`
      : '<p class="nothing">No mail yet. Book or cancel a lesson, and it arrives here.</p>';
  return `<ol>${mails.map((mail) => item(mail, mail.id === current?.id)).join('')}</ol>`;
}

const item = (mail, isCurrent) => `
  <li><a href="/mail/${mail.id}"${isCurrent ? ' aria-current="true"' : ''}>
    <span class="to">${escape(mail.to.join(', '))}</span>
    <time datetime="${escape(mail.at)}">${when(mail.at)}</time>
    <strong>${escape(mail.subject) || '(no subject)'}</strong>
  </a></li>`;

function message(mail, view, source) {
  return `
    <article>
      <a class="back" href="/">‹ All mail</a>
      <h2>${escape(mail.subject) || '(no subject)'}</h2>
      <dl>
        <dt>From</dt><dd>${escape(mail.fromName)} &lt;${escape(mail.from)}&gt;</dd>
        <dt>To</dt><dd>${escape(mail.to.join(', '))}</dd>
        <dt>Sent</dt><dd>${when(mail.at)}</dd>
        ${attached(mail)}
      </dl>
      <nav aria-label="Views">${['html', 'text', 'source'].map((name) => tab(mail, name, view)).join('')}</nav>
      ${body(mail, view, source)}
    </article>`;
}

function attached({ id, attachments }) {
  const links = attachments.map((file, index) => `<a href="/mail/${id}/file/${index}">${escape(file.filename)}</a>`);
  return links.length ? `<dt>Files</dt><dd>${links.join(' ')}</dd>` : '';
}

const labels = { html: 'As sent', text: 'Text only', source: 'Source' };
const tab = (mail, name, view) =>
  `<a href="/mail/${mail.id}/${name}"${name === view ? ' aria-current="page"' : ''}>${labels[name]}</a>`;

function body(mail, view, source) {
  if (view === 'source') return `<pre>${escape(source)}</pre>`;
  if (view === 'html' && mail.html) return `<iframe src="/mail/${mail.id}/body" title="The mail"></iframe>`;
  return `<pre class="text">${escape(mail.text) || 'This mail has no such part.'}</pre>`;
}
