export { TemplatesScreen as Component } from '@/features/templates/components/templates-screen';
