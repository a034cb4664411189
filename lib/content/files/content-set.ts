import 'server-only';
import type { z } from 'zod';
import type { ContentFiles, ContentKey } from './table';
import type { LoadedFile } from './loaded-file';

/** Every file after reading. */
export type ContentSet = { [K in ContentKey]: LoadedFile<z.output<ContentFiles[K]['schema']>> };
