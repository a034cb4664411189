/** The islands of every page: they travel in one file with what brings them to life. */
export { EnquiryForm } from '@/components/enquiry/EnquiryForm.island';
export { EnquiryOpener } from '@/components/enquiry/EnquiryOpener.island';
export { Interruptions } from '@/components/visitor/interruption/Interruptions.island';
export { ShellBehaviour } from '@/components/layout/ShellBehaviour.island';
