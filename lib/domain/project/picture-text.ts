/** Alternative text of a gallery's picture; `index` counts from 0. */
export function pictureText(projectName: string, index: number, sight: string | null | undefined): string {
  const picture = `${projectName}, picture ${index + 1}`;
  return sight ? `${picture}: ${sight}` : picture;
}
