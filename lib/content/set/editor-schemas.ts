import 'server-only';
import { z } from 'zod';
import { CONTENT_FILES, fileSchema } from '../files/table';

/** A file made from the schemas, by its path below the project. */
export interface EditorFile {
  path: string;
  text: string;
}

/** A JSON Schema for each content file, made from the schema that reads it, and the editor's settings that use them. */
export function editorFiles(): EditorFile[] {
  const schemas = Object.values(CONTENT_FILES).map((file) => ({
    contentPath: `/content/${file.name}`,
    path: `content/schemas/${file.name.replace(/\.json$/, '.schema.json')}`,
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
    // Fields that nothing reads are marked while typing.
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.additionalProperties = false;
    },
  });
}

/** Lists of one text stay on their line, as the formatter would have it. */
function toText(value: object): string {
  return `${JSON.stringify(value, null, 2).replace(/\[\n\s+("[^"]*")\n\s+\]/g, '[$1]')}\n`;
}
