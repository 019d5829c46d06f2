export { PhrasesScreen as Component } from '@/features/phrases/components/phrases-screen';
