import { errorLines, readCases } from '../set/fixtures/edit-content';

const BROKEN = readCases(String.raw`
an amenity with a slip of the pen
  projectAmenities mogra-courts 0 = "swiming_pool"
> projectAmenities.json › mogra-courts › [0]: catalogue.json has no amenities key "swiming_pool", did you mean swimming_pool?
an unknown amenity
  projectAmenities mogra-courts 1 = "helipad"
> projectAmenities.json › mogra-courts › [1]: catalogue.json has no amenities key "helipad"
a specification among the amenities
  projectAmenities mogra-courts 1 = "split_ac"
> projectAmenities.json › mogra-courts › [1]: catalogue.json has no amenities key "split_ac"
an unknown specification
  projectSpecifications mogra-courts 0 = "modular-kitchens"
> projectSpecifications.json › mogra-courts › [0]: catalogue.json has no specifications key "modular-kitchens", did you mean modular_kitchen?
an icon that lucide lacks
  catalogue amenities gym icon = "dumbell"
> catalogue.json › amenities.gym › icon: no lucide icon is named "dumbell", did you mean dumbbell?
an icon that is a path
  catalogue amenities gym icon = "../../secret"
> catalogue.json › amenities.gym › icon: no lucide icon is named "../../secret"
a key with a hyphen
  catalogue amenities roof-deck = {"label":"Roof Deck","icon":"trees"}
> catalogue.json › amenities.roof-deck: expected small letters, digits and _ only (a-z, 0-9, _), found "roof-deck"
an entry without label
  catalogue amenities gym = {"icon":"dumbbell"}
> catalogue.json › amenities.gym › label: missing, expected text
a part that is none
  catalogue amenitys = {}
> catalogue.json › amenitys: expected amenities or specifications, did you mean amenities?
`);

test.each(BROKEN)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});
