import { eachText } from '../site/fixtures/each-text';
import { isKnownStatus, toUsualStatus } from './status';

test.each(
  eachText([
    ['Under Construction ¦ Under-Construction ¦ Under Development ¦ Ongoing', 'Under Construction'],
    ['Construction ongoing ¦ Nearing possession ¦ Construction started', 'Under Construction'],
    ['New-Launch ¦ Pre-launch ¦ Launching ¦ Soft launch ¦ Upcoming, launching soon', 'New Launch'],
    ['READY TO MOVE ¦ ready to move-in ¦ Ready for possession ¦ Ready for occupation ¦ Completed', 'Ready To move'],
    ['Possession offered ¦ Ready To Move (OC Received) ¦ OC Received & Ready to Move', 'Ready To move'],
    ['Ready - immediate possession ¦ Ready to Move-in Homes ¦ Immediate Possession Available', 'Ready To move'],
    ['Ongoing / Under Construction', 'Under Construction'],
    ['Newly Launched Project', 'New Launch'],
    ['Fully sold', 'Sold Out'],
    ['Re-sale', 'Resale'],
    ['Pre Leased', 'Pre-leased'],
  ]),
)('%j is %s', (text, status) => {
  expect(toUsualStatus(text)).toBe(status);
});

/** What says two stages, a later one, or another thing in another state. */
const UNSURE = [
  ...['Ready to Move / Under Construction', 'New Launch / Under Construction', 'Partly ready', 'Not ready'],
  ...['Ready in 6 months', 'Almost ready', 'Structure completed', 'Ready for construction', 'Ready for fit-outs'],
  ...['Ready (Phase 1)', 'OC received, phase 2 under construction', 'Completed / not delivered', 'RTM / UC'],
  ...['CC received', 'OC applied', 'Under Construciton', 'Available', 'New', 'Possession Dec 2029', '50% complete'],
];

test.each(['Sold Out', 'Announced', 'Resale', 'Ready by 2028', 'On hold', 'Lapsed', 'Leased', 'Unknown', ...UNSURE])(
  '%j stays, and is not known',
  (text) => {
    expect([toUsualStatus(` ${text} `), isKnownStatus(text)]).toEqual([text, false]);
  },
);
