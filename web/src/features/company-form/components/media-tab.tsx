import { companyFields, socialNetworks } from '@carsi/contracts/directory/company-fields';
import { DraftField } from '../../../components/account/draft-field';
import { PictureField } from '../../../components/account/pictures/picture-field';
import { texts } from '../texts';
import type { TabProps } from './basic-tab';
import { Gallery } from './gallery';

const words = texts.media;

export function MediaTab({ form, company }: TabProps) {
  const { draft, errors, put } = form;
  return (
    <div className="space-y-8">
      <div className="grid gap-6 sm:grid-cols-2">
        <PictureField
          name="logo_url"
          label={companyFields.logoUrl.label}
          hint={words.logoHint}
          value={draft.logo_url}
          error={errors['logo_url']}
          loose={company === null}
          shape="size-32"
          onChange={(logo_url) => put({ logo_url })}
          onBusy={form.onUpload}
        />
        <PictureField
          name="cover_image_url"
          label={companyFields.coverImageUrl.label}
          hint={words.coverHint}
          value={draft.cover_image_url}
          error={errors['cover_image_url']}
          loose={company === null}
          shape="h-32 w-full"
          onChange={(cover_image_url) => put({ cover_image_url })}
          onBusy={form.onUpload}
        />
      </div>
      <Gallery form={form} company={company} />
      <section>
        <h2 className="text-xl">{companyFields.socialMedia.label}</h2>
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          {socialNetworks.map((name) => (
            <div key={name} data-field={`social_media.${name}`}>
              <DraftField
                label={words.socials[name]}
                type="url"
                placeholder="https://"
                maxLength={500}
                value={draft.social_media[name]}
                error={errors[`social_media.${name}`]}
                onChange={(value) => put({ social_media: { ...draft.social_media, [name]: value } })}
              />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
