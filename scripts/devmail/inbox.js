// A new mail shows by itself; while one is being read, only the count beside the title changes on the next click.
const reading = location.pathname !== '/';
new EventSource('/events').onmessage = () => (reading ? document.body.classList.add('has-news') : location.reload());
