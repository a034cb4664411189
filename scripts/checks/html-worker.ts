import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { HTML_RULES } from './html-rules';

export interface HtmlTask {
  outDir: string;
  files: string[];
}

/** The rules do not check scripts, and scripts are the largest part of a page. */
function withoutScripts(html: string): string {
  return html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
}

/** Faults of each file, one line each. */
export function validateFiles({ outDir, files }: HtmlTask): string[] {
  const validator = new HtmlValidate(HTML_RULES);
  return files.flatMap((file) => {
    const html = withoutScripts(readFileSync(join(outDir, file), 'utf8'));
    const { results } = validator.validateStringSync(html, file);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} at ${selector ?? '?'}`),
    );
  });
}

process.on('message', (task: HtmlTask) => {
  process.send?.(validateFiles(task), () => process.exit(0));
});
