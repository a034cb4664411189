import { ROUTES } from '../site/routes';
import { affordabilityLink, costLink } from './buying-links';

const CONTACT = { href: ROUTES.contact, linkLabel: 'Contact Us' };
/** Where answers about money lead on: to the page that counts it, without one to a person. */
export const [AFFORDABILITY = CONTACT] = [...[affordabilityLink]];
export const [COST = CONTACT] = [...[costLink]];
