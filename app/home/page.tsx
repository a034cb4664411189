/** The home page again, canonical '/' (routes-and-content, Routes). */
export { default, generateMetadata } from '../page';
