/** The islands that only the home page has: one file. */
export { BuyMenuBehaviour } from '@/components/home/BuyMenuBehaviour.island';
export { HeroBanner } from '@/components/home/HeroBanner.island';
export { LocalityDialogs } from '@/components/home/LocalityDialogs.island';
export { SearchStarter } from '@/components/search/SearchStarter.island';
export { Strip } from '@/components/ui/carousel/Strip.island';
