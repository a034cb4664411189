const TREES =
  'Amaltas Ashoka Aspen Bakul Banyan Birch Cassia Cedar Chameli Champa Chinar Cypress Deodar Elm Gulmohar Harsingar Jacaranda Jamun Juniper Kachnar Kadamb Kamini Ketaki Kewra Laburnum Larch Linden Madhavi Magnolia Mahua Malati Mango Maple Maulshree Mogra Mulberry Myrtle Neem Nilgiri Oak Olive Palash Parijat Peepal Pine Poplar Rowan Saal Sandal Semal Shirish Silver-Fir Spruce Sycamore Tamarind Teak Tulsi Walnut Willow Yew';
const THINGS =
  'Amber Aria Azure Basalt Beacon Breeze Cadence Capella Chandra Cobalt Copper Coral Crescent Crystal Dawn Delta Ember Flint Garnet Gomti Granite Harbour Horizon Indigo Indus Ivory Jade Jhelum Kaveri Kshitij Lagoon Lapis Lumen Madhur Marble Meridian Mihir Monsoon Narmada Nilay Ochre Onyx Opal Orion Pearl Polaris Prism Quartz Raga Ravi Ridge Saffron Sandstone Sapphire Sargam Satluj Sienna Slate Solstice Summit Surya Swara Tarang Terra Topaz Utsav Vanya Verdant Vihan Yamuna Zenith';
const HOMES =
  'Court Courts Terraces Residences Heights Greens Avenue Villas Park Gardens Enclave Quays Canopy Grove Meadows Crest Point House Homes Floors Row Square Vista Estate Retreat Habitat Woods Rise Lane Manor';
const WORKPLACES =
  'Arcade Business-Court High-Street Tower Exchange Plaza One Centre Mile Works Hub Forum Galleria Bazaar Chambers Trade-Centre Junction Studio-Offices Market Walk';

const words = (text: string) => text.split(' ').map((word) => word.replaceAll('-', ' '));

export const FIRST_WORDS = [...words(TREES), ...words(THINGS)];
export const LAST_WORDS = { homes: words(HOMES), work: words(WORKPLACES) };

const MAKERS =
  'Aarohi Abhinav Adarsh Akshat Alaknanda Amrit Anand Ansh Arihant Arna Ashiana Astral Avani Bhoomi Bluestone Brahma Brightwater Canvas Chetak Clearview Cobble Crown Daksh Devika Dhruva Eastgate Ekta Everline Fortuna Gagan Garud Gatehouse Girnar Goldleaf Greyfriar Hansa Harit Heritage Hilltop Ilaria Inder Jaya Jeevan Kalinga Kasturi Keshav Kiran Lakeview Landmark Lodestar Madhya Malhar Manas Mapleton Marut Meru Milestone Navya Neelam Nirvana Oakfield Omkar Padma Pahal Palm Pinnacle Prakriti Pratham Rachna Raghav Redwood Reva Rishi Rudra Sagar Sahyadri Samarth Sanskriti Sarthak Shikhar Shubh Silverline Sparsh Stonebridge Suraj Tapasya Tattva Trident Udaan Unity Vardhan Varun Vasundhara Vedic Vistara Westend Yuvan';
const MAKER_ENDS =
  'Homes Developers Estates Group Infra Spaces Realty Habitats Buildcon Properties Ventures Living Projects Constructions Lifespaces Landmarks Builders Urban Housing Corp Infratech Promoters Shelters Township';

/** `count` unique names of developers that the base content does not use. */
export function developerNames(count: number): string[] {
  const [firsts, lasts] = [words(MAKERS), words(MAKER_ENDS)];
  return Array.from({ length: count }, (_, at) => {
    const first = at % firsts.length;
    const round = Math.floor(at / firsts.length);
    const last = lasts[(first * 7 + round) % lasts.length] ?? '';
    const again = Math.floor(round / lasts.length);
    return `${firsts[first]} ${last}${again > 0 ? ` ${again + 1}` : ''}`;
  });
}
