export { WritingStyleScreen as Component } from '@/features/writing-style/components/writing-style-screen';
