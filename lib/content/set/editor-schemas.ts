import 'server-only';
import { z } from 'zod';
import { CONTENT_FILES, fileSchema } from '../files/table';

/** A generated file, by its path below the project. */
export interface EditorFile {
  path: string;
  text: string;
}

/** A JSON Schema for each content file, generated from its zod schema, and the editor settings that use them. */
export function editorFiles(): EditorFile[] {
  const schemas = Object.values(CONTENT_FILES).map((file) => ({
    contentPath: `/content/${file.name}`,
    path: `samples/aangan/schemas/${file.name.replace(/\.json$/, '.schema.json')}`,
    text: toText({ title: file.name, description: file.description, ...toJsonSchema(fileSchema(file)) }),
  }));
  const settings = {
    'json.schemas': schemas.map(({ contentPath, path }) => ({ fileMatch: [contentPath], url: `./${path}` })),
  };
  return [
    ...schemas.map(({ path, text }) => ({ path, text })),
    { path: '.vscode/settings.json', text: toText(settings) },
  ];
}

function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    // The editor marks fields that nothing reads.
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.additionalProperties = false;
    },
  });
}

/** A list of one text stays on one line, as Prettier formats it. */
function toText(value: object): string {
  return `${JSON.stringify(value, null, 2).replace(/\[\n\s+("[^"]*")\n\s+\]/g, '[$1]')}\n`;
}
