/** Copy of the home page with canonical '/' (routes-and-content, Routes). */
export { default, generateMetadata } from '../page';
