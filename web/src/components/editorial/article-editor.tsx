import type { AdminArticle, ArticleBody } from '@carsi/contracts/directory/http/editorial';
import type { Shelf } from '@carsi/contracts/directory/editorial';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { publishArticle, saveArticle } from '../../lib/account/articles';
import { toast } from '../../lib/toast';
import { useForm } from '../../lib/forms/use-form';
import { LeaveQuestion } from '../account/leave-question';
import { PictureField } from '../account/pictures/picture-field';
import { FormFailure, SelectField, TextField } from '../ui/fields';
import { Button } from '../ui/button';
import { MarkdownField } from './markdown-field';
import { shelfTexts, texts } from './texts';

const fields = [
  'title',
  'slug',
  'excerpt',
  'category',
  'tags',
  'author',
  'role',
  'rank',
  'featured',
  'content',
  'imageText',
] as const;
/** Refusals of the server that belong to one field. */
const fieldOf = {
  ARTICLE_TITLE_REQUIRED: 'title',
  ARTICLE_TITLE_TOO_LONG: 'title',
  ARTICLE_SLUG_INVALID: 'slug',
  ARTICLE_SLUG_TAKEN: 'slug',
  ARTICLE_CATEGORY_REQUIRED: 'category',
  ARTICLE_EXCERPT_REQUIRED: 'excerpt',
  ARTICLE_EXCERPT_TOO_LONG: 'excerpt',
  ARTICLE_CONTENT_REQUIRED: 'content',
  ARTICLE_CONTENT_TOO_LONG: 'content',
  ARTICLE_IMAGE_TEXT_REQUIRED: 'imageText',
  ARTICLE_TAG_TOO_LONG: 'tags',
  ARTICLE_TAGS_TOO_MANY: 'tags',
} as const;

interface ArticleEditorProps {
  shelf: Shelf;
  /** Null for a new one. */
  article: AdminArticle | null;
  categories: Readonly<Record<string, string>>;
  onDone: () => void;
  onBack: () => void;
}

/** Validated by the server only; each refusal is shown at its field. */
export function ArticleEditor({ shelf, article, categories, onDone, onBack }: ArticleEditorProps) {
  const names = shelfTexts[shelf];
  const [image, setImage] = useState(article?.image ?? null);
  const [uploading, setUploading] = useState(false);
  const [touched, setTouched] = useState(false);
  const [publishing, setPublishing] = useState(false);
  // Saved is saved, also where publishing failed: the next press changes it and writes no second one.
  const [savedId, setSavedId] = useState(article?.id ?? null);
  const form = useForm({
    fields,
    rules: [],
    fieldOf,
    failed: texts.failed,
    submit: async (typed) => {
      const body: ArticleBody = {
        title: typed.title,
        slug: typed.slug,
        excerpt: typed.excerpt,
        content: typed.content,
        category: typed.category,
        tags: typed.tags.split(',').map((tag) => tag.trim()),
        author: { name: typed.author, role: typed.role },
        featured: typed.featured === 'on',
        image,
        imageText: typed.imageText,
        rank: Math.max(0, Math.floor(Number(typed.rank)) || 0),
      };
      const { id } = await saveArticle(shelf, savedId, body);
      setSavedId(id);
      if (publishing) await publishArticle(shelf, id);
      toast.success(publishing ? texts.published : texts.saved);
      onDone();
    },
  });
  const leave = (): void => {
    // The browser's own confirm(): admins only, and rare.
    if (!touched || confirm(texts.unsaved)) onBack();
  };
  return (
    <form {...form.props} className="space-y-4" onChange={() => setTouched(true)}>
      <Button look="quiet" small onClick={leave}>
        <ArrowLeft aria-hidden size={17} />
        {texts.back}
      </Button>
      <LeaveQuestion guarded={touched} />
      <FormFailure>{form.failure}</FormFailure>
      <TextField form={form} name="title" label={names.title} defaultValue={article?.title} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="slug" label={texts.slug} defaultValue={article?.slug} />
        <SelectField
          form={form}
          name="category"
          label={texts.category}
          names={categories}
          defaultValue={article?.category}
        />
      </div>
      <TextField form={form} name="excerpt" label={names.excerpt} defaultValue={article?.excerpt} />
      <MarkdownField form={form} name="content" label={names.content} start={article?.content} rows={22} />
      {shelf === 'blog' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <PictureField
            name="image"
            label={texts.image}
            hint={texts.imageHint}
            value={image}
            error={undefined}
            shape="aspect-video w-full"
            onChange={(url) => {
              setTouched(true);
              setImage(url);
            }}
            onBusy={setUploading}
          />
          {image ? (
            <TextField
              form={form}
              name="imageText"
              label={texts.imageText}
              defaultValue={article?.imageText ?? undefined}
            />
          ) : null}
        </div>
      ) : null}
      <TextField form={form} name="tags" label={texts.tags} defaultValue={article?.tags.join(', ')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          form={form}
          name="author"
          label={texts.author}
          defaultValue={article?.author.name ?? texts.byLine.name}
        />
        <TextField
          form={form}
          name="role"
          label={texts.role}
          defaultValue={article?.author.role ?? texts.byLine.role}
        />
        <TextField
          form={form}
          name="rank"
          label={texts.rank}
          type="number"
          min={0}
          max={10_000}
          defaultValue={article?.rank ?? 1_000}
        />
      </div>
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          name="featured"
          defaultChecked={article?.featured}
          className="size-5 shrink-0 accent-accent"
        />
        {texts.featuredLabel}
      </label>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          label={article?.state === 'published' ? texts.save : texts.saveAndPublish}
          type="submit"
          disabled={form.busy || uploading}
          onClick={() => setPublishing(article?.state !== 'published')}
        />
        {article?.state === 'published' ? null : (
          <Button
            label={texts.save}
            type="submit"
            disabled={form.busy || uploading}
            onClick={() => setPublishing(false)}
          />
        )}
      </div>
    </form>
  );
}
