/** With what stands in barns' sites: another number is another file, and the old one stays as it is. */
export const WIDGET_SCRIPT = '/public/widget/1.js';

/**
 * What a barn's own site runs: puts the frame in the script's place and gives it the height that the page in it says. The page is told
 * behind `#` who shows it, so that it answers nobody else; what others say is not heard.
 */
export const widgetScript = `(function (d, w) {
  var s = d.currentScript || d.querySelector('script[data-leadline-barn]');
  if (!s) return;
  var home = new URL(s.src).origin, frame = d.createElement('iframe');
  frame.src = home + '/public/' + encodeURIComponent(s.getAttribute('data-leadline-barn')) + '/embed#' + w.location.origin;
  frame.title = s.getAttribute('data-title') || 'Riding lessons';
  frame.loading = 'lazy';
  frame.style.cssText = 'display:block;width:100%;height:480px;border:0';
  w.addEventListener('message', function (e) {
    var height = e.data && e.data.leadlineHeight;
    if (e.origin === home && e.source === frame.contentWindow && height > 0 && height < 30000)
      frame.style.height = Math.ceil(height) + 'px';
  });
  s.parentNode.insertBefore(frame, s.nextSibling);
})(document, window);
`;

/** What the page in the frame runs: tells the site that shows it how high it is, whenever that changes; only a site that the barn chose. */
export const framedScript = `(function () {
  var site = location.hash.slice(1), page = document.querySelector('main');
  if (parent === window || page.getAttribute('data-sites').split(' ').indexOf(site) < 0) return;
  document.querySelectorAll('a:not([target])').forEach(function (a) { a.hash = location.hash; });
  new ResizeObserver(function () { parent.postMessage({ leadlineHeight: page.offsetHeight }, site); }).observe(page);
})();`;
