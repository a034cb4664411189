import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

// Reads [{ path, code }] as JSON from stdin and prints, for each, the rules that object. Files need not exist.
const files = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const findings = [];
for (const { path, code } of files) {
  const [result] = await eslint.lintText(code, { filePath: path });
  findings.push((result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message));
}
console.log(JSON.stringify(findings));
