/** Style of the inbox; colours and fonts are the site's look. */
export const OFFICE_STYLE = `*{box-sizing:border-box}
html{background:var(--surface);-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;font:400 1rem/1.5 text,rupee,'text Fallback',system-ui,sans-serif;color:var(--ink);overflow-wrap:anywhere}
h1,h2,.brand{font-family:display,'display Fallback',Georgia,serif;font-weight:400;letter-spacing:-.02em;text-wrap:balance}
h1{margin:0 0 .75rem;font-size:clamp(2rem,1.6rem + 1.6vw,2.75rem);line-height:1.05}
h2{margin:0 0 .5rem;font-size:1.25rem;line-height:1.25}
p{margin:0 0 1rem}
a{color:var(--accent);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
header :focus-visible{outline-color:var(--highlight)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;padding:.25rem max(1rem,(100vw - 80rem)/2);background:var(--deep);color:#fff}
header a,header button{display:inline-flex;align-items:center;min-height:44px;padding:0;border:0;background:none;color:#fff;font:inherit;text-decoration:none;cursor:pointer}
header nav{display:flex;flex-wrap:wrap;gap:0 1.5rem;font-size:.9375rem}
header nav :is(a,button):hover{text-decoration:underline}
.brand{margin-right:auto;gap:.5rem;font-size:1.25rem}
.brand::before{content:'';width:8px;height:8px;background:var(--mark)}
.brand span{color:var(--accent-tint)}
main{max-width:calc(80rem + 2rem);margin:0 auto;padding:clamp(1.5rem,1rem + 2vw,3rem) 1rem 4rem}
.week,.facts,.tools,.empty,.done{color:var(--ink-2)}
.note{padding:.75rem 1rem;border-radius:4px;border-left:4px solid}
.ok{background:var(--ok-bg);color:var(--ok);border-color:var(--ok)}
.err{background:var(--err-bg);color:var(--err);border-color:var(--err)}
label,legend{display:block;margin-bottom:.375rem;padding:0;font-weight:600;font-size:.9375rem}
input:not([type=radio],[type=checkbox]),select,textarea{display:block;width:100%;min-height:48px;padding:.625rem .875rem;border:1px solid var(--line-strong);border-radius:4px;background:#fff;color:inherit;font:inherit}
main button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.5rem 1.5rem;border:1px solid transparent;border-radius:4px;background:var(--accent);color:#fff;font:600 1rem/1.2 text,system-ui,sans-serif;text-decoration:none;cursor:pointer}
main button:hover,.button:hover{background:var(--accent-strong)}
main .quiet{padding:0;border:0;background:none;color:var(--accent);font-weight:400;text-decoration:underline;text-underline-offset:3px}main .quiet:hover{background:none}
.wa{background:var(--wa)}.wa:hover{background:var(--wa-strong)}
main .danger{background:var(--enquire)}main .danger:hover{background:var(--enquire-strong)}
.search{display:grid;grid-template-columns:1fr auto;gap:0 .75rem;max-width:40rem;margin-bottom:1rem}
.search>label,.filters{grid-column:1/-1}
.filters summary{display:list-item;min-height:44px;padding-top:.625rem;cursor:pointer}
.filters>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem}
.details{display:grid;gap:.25rem;max-width:44rem;margin:0 0 1rem}
.details div{display:grid;grid-template-columns:9rem 1fr;gap:1rem}
.details dt{color:var(--ink-2)}.details dd{margin:0}
.tabs{margin:0 0 1rem;border-bottom:1px solid var(--line)}
.tabs ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none;white-space:nowrap}
.tabs a{display:flex;align-items:center;gap:.375rem;min-height:44px;border-bottom:2px solid transparent;color:inherit;text-decoration:none;outline-offset:-2px}
.tabs span{color:var(--ink-3);font-size:.875rem}
.tabs [aria-current]{border-color:var(--enquire);font-weight:600}
.rows .tools{justify-content:start}
.tools,.contacts{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem}
.tools a,.contacts>a{display:inline-flex;align-items:center;min-height:44px}
.rows{margin:0;padding:0;list-style:none;border-top:1px solid var(--ink)}
.rows li{display:grid;gap:.25rem 2rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
.rows h2{margin:0}
.rows div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
.rows p{margin:0}
.rows h2 a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration-color:var(--accent-line)}
.phone{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
.rows strong{display:block;font-weight:600}
.rows strong+span{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;color:var(--ink-2)}
main .reach{display:flex;align-items:center;gap:.75rem}
.reach a{display:inline-flex;align-items:center;min-height:44px}
.reach .wa{padding:0 .875rem;border-color:var(--line-strong);background:none;color:var(--wa);font-size:.875rem}.reach .wa:hover{background:var(--surface-2)}
.today{margin:0 0 2rem;padding:0;border:0}
.today h2{margin:1.25rem 0 .25rem}
.today h2 span{color:var(--ink-3);font:400 1rem text,system-ui,sans-serif}
.today ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--ink)}
.today li{display:grid;grid-template-columns:1fr auto;align-items:center;gap:0 1rem;padding:.25rem 0;border-bottom:1px solid var(--line)}
.today li>a{grid-area:1/1;justify-self:start;display:inline-flex;align-items:center;min-height:44px;font-weight:600}
.today li>span:first-child{grid-area:1/2;font-size:.9375rem}
.today li>span:nth-of-type(2){color:var(--ink-2);font-size:.9375rem}
.facts{display:flex;flex-wrap:wrap;align-items:center;align-content:start;gap:.25rem 1rem;font-size:.9375rem}
.facts a{display:inline-flex;align-items:center;min-height:24px}
.due{color:var(--enquire-strong);font-weight:600}
.badge{display:inline-flex;align-items:center;gap:.5rem;min-height:26px;padding:0 .625rem;border-radius:2px;background:var(--surface-2);color:var(--ink);font-weight:600;font-size:.8125rem}
.badge::before{content:'';width:6px;height:6px;background:var(--line-strong)}
.badge.new::before{background:var(--mark)}.badge.called::before,.badge.visit::before{background:var(--notice-mark)}.badge.won::before{background:var(--ready)}
.pages{display:flex;align-items:center;gap:1.5rem;margin-top:1rem}
.pages a{display:inline-flex;align-items:center;min-height:44px}
.contacts{margin-bottom:1.5rem}
section{margin-top:2rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.message{max-width:44rem;white-space:pre-line}
.change{display:grid;gap:1rem;max-width:44rem;margin:1rem 0 1.5rem;padding:1rem;border:1px solid var(--line);border-radius:4px;background:var(--surface-2)}
.when{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,9.5rem);gap:.5rem}.when input{padding-inline:.625rem}
.change:not(:has([value=lost]:checked)) .lost{display:none}
.change button{justify-self:start}
fieldset{display:flex;flex-wrap:wrap;gap:.5rem;min-width:0;margin:0;padding:0;border:0}
legend{float:left;width:100%}
fieldset label{position:relative;margin:0;font-weight:400}
fieldset input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
fieldset span{display:flex;align-items:center;min-height:44px;padding:0 1rem;border:1px solid var(--line-strong);border-radius:22px;background:#fff}
fieldset input:checked+span{border-color:var(--accent);background:var(--accent);color:#fff;font-weight:600}
fieldset input:focus-visible+span{outline:2px solid var(--accent);outline-offset:2px}
.history{margin:0;padding:0;list-style:none}
.history li{padding:.5rem 0 .5rem 1rem;border-left:2px solid var(--accent-line)}
.history p{margin:0}
.sign-in{display:grid;gap:1.25rem}main:has(>.sign-in){max-width:26rem;padding-top:max(1.5rem,12vh)}
.check{display:flex;align-items:center;gap:.75rem;min-height:44px}
.check input{width:24px;height:24px;accent-color:var(--accent)}
.scroll{overflow-x:auto}
.period{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem;margin-bottom:1rem}
.before{color:var(--ink-3);font-size:.875rem}.before::before{content:'/ '}
.numbers a{display:inline-flex;align-items:center;min-height:44px}
table{width:100%;border-collapse:collapse}
th,td{padding:.625rem 1.5rem .625rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
@media (min-width:768px){
.rows li{grid-template-columns:minmax(14rem,1fr) 2fr minmax(16rem,1fr)}
.rows div{display:block}
.today li{grid-template-columns:minmax(14rem,1fr) 2fr 8rem auto}.today li>span:first-child{grid-area:1/3}
.today li>span:nth-of-type(2){grid-area:1/2}
.change{grid-template-columns:1fr 1fr}
.change fieldset,.change .wide{grid-column:1/-1}
}
@media (min-width:768px) and (pointer:fine){.rows h2 a,.rows .phone,.numbers a{min-height:28px}}
@media (min-width:768px){.numbers :is(th+th,td){white-space:nowrap}.numbers tr>:first-child{min-width:10rem}}
@media (max-width:767px){.scroll:has(.numbers){overflow:visible}.numbers tr{display:grid;grid-template-columns:repeat(5,1fr);gap:0 .5rem;padding:.5rem 0;border-bottom:1px solid var(--line)}.numbers :is(th,td){padding:0;border:0}.numbers tr>:is(:first-child,:last-child){grid-column:1/-1}.numbers thead tr{position:sticky;top:0;background:var(--surface);font-size:.8125rem;align-items:end}.numbers thead tr>:is(:first-child,:last-child){position:absolute;clip-path:inset(50%)}.numbers td:last-child:not(:empty)::before{content:'Lost: ';color:var(--ink-2)}}
@media (forced-colors:active){main button,.button,.note,.badge,fieldset input:checked+span{border:1px solid}fieldset input:checked+span{outline:2px solid}.tabs [aria-current]{border-bottom-color:Highlight}}
`;
