/** The filled fields of a form as a query. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  return new URLSearchParams(fields as [string, string][]);
}
