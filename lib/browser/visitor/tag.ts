interface Policies {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => void;
}
declare const trustedTypes: Policies | undefined;

/** Loads a tag manager's script, and from now on lets scripts of these origins in; the content policy names the same. */
export function loadTag(script: string, origins: readonly string[]): void {
  const isNamed = (url: string) => origins.includes(new URL(url, location.href).origin);
  if (typeof trustedTypes !== 'undefined')
    trustedTypes.createPolicy('default', { createScriptURL: (url) => (isNamed(url) ? url : null) });
  ((window as { dataLayer?: object[] }).dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  document.head.append(element);
}

/** Erases the cookies that scripts have set, on this host and those above it. The site itself sets none. */
export function forgetCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
