import { isKnownStatus, toUsualStatus } from './status';

test.each([
  ['Under Construction', 'Under Construction'],
  ['Under-Construction', 'Under Construction'],
  ['Under Development', 'Under Construction'],
  ['Ongoing', 'Under Construction'],
  ['Construction ongoing', 'Under Construction'],
  ['Nearing possession', 'Under Construction'],
  ['Construction started', 'Under Construction'],
  ['New-Launch', 'New Launch'],
  ['Pre-launch', 'New Launch'],
  ['Launching', 'New Launch'],
  ['Soft launch', 'New Launch'],
  ['READY TO MOVE', 'Ready To move'],
  ['ready to move-in', 'Ready To move'],
  ['Ready for possession', 'Ready To move'],
  ['Ready for occupation', 'Ready To move'],
  ['Completed', 'Ready To move'],
  ['Possession offered', 'Ready To move'],
  ['Ready To Move (OC Received)', 'Ready To move'],
  ['OC Received & Ready to Move', 'Ready To move'],
  ['Ready - immediate possession', 'Ready To move'],
  ['Ongoing / Under Construction', 'Under Construction'],
  ['Upcoming, launching soon', 'New Launch'],
  ['Newly Launched Project', 'New Launch'],
  ['Ready to Move-in Homes', 'Ready To move'],
  ['Immediate Possession Available', 'Ready To move'],
  ['Fully sold', 'Sold Out'],
  ['Re-sale', 'Resale'],
  ['Pre Leased', 'Pre-leased'],
])('%j is %s', (text, status) => {
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
