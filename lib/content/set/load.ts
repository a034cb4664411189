import 'server-only';
import { checkAddresses } from '../checks/addresses';
import { checkBuyingRates } from '../checks/buying-rates';
import { checkCatalogue } from '../checks/catalogue';
import { checkConfigurations } from '../checks/configurations';
import { checkDrawings } from '../checks/drawings';
import { checkIdentity } from '../checks/identity';
import { checkMaps } from '../checks/maps';
import { checkPictures } from '../checks/shown-pictures';
import { checkPrivacy } from '../checks/site';
import { checkReferences } from '../checks/references';
import { checkShownPictures } from '../checks/shown-pictures';
import { checkSpellings } from '../checks/spellings';
import { checkTheme } from '../checks/site';
import { checkTrust } from '../checks/trust';
import { checkProgress, checkUnits } from '../checks/units';
import { CONTENT_FILES, type ContentFile } from '../files/table';
import type { ContentSource } from '../files/source';
import { FaultList } from '../files/faults';
import { readJson } from '../files/read';
import type { ContentSet } from '../files/loaded-file';

export interface LoadedContent {
  content: ContentSet;
  faults: FaultList;
}

const CHECKS = [
  ...[checkIdentity, checkReferences, checkAddresses, checkCatalogue, checkPictures],
  ...[checkDrawings, checkShownPictures, checkConfigurations, checkBuyingRates, checkMaps, checkProgress, checkTrust],
  ...[checkSpellings, checkTheme, checkPrivacy, checkUnits],
];

/** Reads and checks a whole content set; faults are collected in `faults`, not thrown. */
export function loadContent(source: ContentSource, read: typeof readJson = readJson): LoadedContent {
  const faults = new FaultList();
  const files = Object.entries(CONTENT_FILES).map(([key, file]) => [key, read(source, file as ContentFile, faults)]);
  const content = Object.fromEntries(files) as ContentSet;
  for (const check of CHECKS) check({ content, faults, source });
  faults.forgetLines();
  return { content, faults };
}
