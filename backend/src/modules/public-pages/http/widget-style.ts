/** By itself: the page is no part of the portal, and looks the same on a bright site and a dark one. */
export const widgetStyle = (color: string) => `
:root{color-scheme:light;--accent:${color}}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#1F2421;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{padding:4px 4px 16px;overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:20px;line-height:1.3}
h2{margin:16px 0 0;padding:8px 0;border-bottom:2px solid #1F2421;font-size:16px}
p{margin:8px 0}
ul{margin:0;padding:0;list-style:none}
li{display:grid;grid-template-columns:7rem minmax(0,1fr) auto;gap:4px 12px;align-items:center;padding:12px 8px 12px 12px;
border-bottom:1px solid #E3DFD6;border-left:4px solid var(--edge,#8A8F86)}
.time{font-weight:600;font-variant-numeric:tabular-nums}
.what strong,.what span{display:block}
.quiet{color:#5C655F}
.free{color:var(--accent);font-weight:600}
.off .time,.off strong{color:#5C655F;text-decoration:line-through}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-top:16px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:4px 16px;
border:1px solid #8A8F86;border-radius:6px;background:#fff;color:#1F2421;font-weight:600;text-decoration:none}
.button:hover{background:#F2EEE6}
.primary{border-color:var(--accent);background:var(--accent);color:#fff}
.primary:hover{background:#1F2421}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (max-width:559px){li{grid-template-columns:minmax(0,1fr)}li .button{justify-self:start}}
`;
