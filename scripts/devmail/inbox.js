// The list reloads on a new mail; a mail that is being read does not, but shows a link.
const reading = location.pathname !== '/';
new EventSource('/events').onmessage = () => (reading ? document.body.classList.add('has-news') : location.reload());
