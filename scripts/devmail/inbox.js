// A new mail shows by itself; while one is being read, a link in the header says so instead.
const reading = location.pathname !== '/';
new EventSource('/events').onmessage = () => (reading ? document.body.classList.add('has-news') : location.reload());
