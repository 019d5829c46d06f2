export { LetterheadScreen as Component } from '@/features/letterhead/components/letterhead-screen';
