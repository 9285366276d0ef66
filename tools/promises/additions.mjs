// What the directory promises beside the two specifications, shown by the title of a test or by what it asks.

import { each } from './read.mjs';

export const additions = each(`
    attributes and price level: ticked, approved, filtered, seen => are ticked by the owner, seen and approved by an admin, and wanted by a visitor
    attributes in lists and tags of OpenStreetMap => has attributes by id, label, everyday word or key of OpenStreetMap, and warns of others
    attributes in questions, and what a company lacks => reads attributes in questions, and says which are lacking
    price level of 1 to 4 => price_level @ packages/listing
    everyday words of trades, ten for each of 120 => are at least ten for each of 120 trades of the tree
    new shipped words, and none that an admin removed => give an older category the words it never had, and none that an admin removed
    words of a category: once, 2 to 60 letters, a hundred => words that people search for @ category/category.spec
    searches in vain attached to a category => is attached to a category by an admin, and the next visitor finds its companies
    a word of a category known to both engines at once => knows a word of a category at once, and no longer once it is gone
    categories of OpenStreetMap mapped to ours => has a category of ours behind every entry of the table of OpenStreetMap
  `);
