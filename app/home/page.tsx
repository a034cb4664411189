/** The home page again, canonical '/' (decisions, Routes). */
export { default, generateMetadata } from '../page';
