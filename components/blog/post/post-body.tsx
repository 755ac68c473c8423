import { RichText } from '@/components/rich-text/rich-text';
import { Notice } from '@/components/ui/notice/notice';

export function PostBody({ html }: { html: string | null }) {
  if (html === null) {
    return <Notice>Le contenu détaillé de cet article n'est pas disponible pour le moment.</Notice>;
  }
  return <RichText html={html} />;
}
