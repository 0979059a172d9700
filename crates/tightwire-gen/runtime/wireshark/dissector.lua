local function quoted(text)
  return '"' .. text:gsub('[%c"\\]', function(letter) return string.format("\\u%04x", letter:byte()) end) .. '"'
end

local function float_text(value)
  if value ~= value then return '"NaN"' end
  if value == math.huge then return '"Infinity"' end
  if value == -math.huge then return '"-Infinity"' end
  if value == math.floor(value) and math.abs(value) < 2 ^ 53 then return digits(value) end
  return string.format("%.17g", value)
end

local function json(value)
  if value == NULL then return "null" end
  if type(value) == "boolean" then return tostring(value) end
  if type(value) == "number" then return float_text(value) end
  if type(value) == "string" then return quoted(value) end
  if value.text then return quoted(value.text) end
  local parts = {}
  if value.list then
    for index, one in ipairs(value) do parts[index] = json(one) end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  for index, name in ipairs(value.keys or {}) do parts[index] = quoted(name) .. ":" .. json(value.named[name]) end
  return "{" .. table.concat(parts, ",") .. "}"
end

-- A line of the tree, which gets its value when that has been read.
show = function(r, tree, name, field)
  local branch = { children = {}, name = name, field = field }
  table.insert(tree.children, branch)
  branch.finish = function(value, at)
    branch.value, branch.at, branch.bits = value, at, r.at - at
  end
  return branch
end

local function plain_text(value)
  if type(value) == "table" and value.text then return value.text end
  return (json(value):gsub('^"(.*)"$', "%1"))
end

local function draw(item, branch, tvb, first)
  for _, child in ipairs(branch.children) do
    if child.at then
      local from = first + math.floor(child.at / 8)
      local to = first + math.ceil((child.at + child.bits) / 8)
      local range = tvb(math.min(from, tvb:len()), math.max(0, math.min(to, tvb:len()) - from))
      local text = plain_text(child.value)
      if #text > 200 then text = text:sub(1, 200) .. ".." end
      local line
      if child.field and type(child.value) == "number" and child.field.number then
        line = item:add(child.field.number, range, child.value)
      elseif child.field then
        line = item:add(child.field.text, range, text)
      else
        line = item:add(range, child.name)
      end
      line:set_text(string.format("%s: %s (bit %d, %d bits)", child.name, text, child.at, child.bits))
      if child.field and child.field.short == protocol.prefs.delta and child.value.length then
        draw_delta(line, tvb, to - child.value.length, child.value.length)
      end
      draw(line, child, tvb, first)
    end
  end
end

-- One of the two is there in every release.
local bits = bit32 or bit

local function crc32(id, tvb)
  local crc = 0xffffffff
  local function step(byte)
    crc = bits.bxor(crc, byte)
    for _ = 1, 8 do
      local low = bits.band(crc, 1)
      crc = bits.rshift(crc, 1)
      if low == 1 then crc = bits.bxor(crc, 0xedb88320) end
    end
  end
  for index = 1, 16, 2 do step(tonumber(id:sub(index, index + 1), 16)) end
  for index = 4, tvb:len() - 1 do step(tvb(index, 1):uint()) end
  return bits.bnot(crc) % 4294967296
end

-- The value of a root from a byte on, or why it is refused.
local function try(root, tvb, first, is_checked)
  local r = reader(tvb, first)
  local tree = { children = {} }
  local ok, value = pcall(function()
    local value = read(r, root.kind, {}, tree)
    r.path = {}
    if is_checked then
      local start = r.at
      r.path = { "end of packet" }
      if r:bits(32) ~= END_OF_PACKET then r:fail("Check", start) end
    end
    if r.stop - r.at >= 8 then r:fail("TrailingBytes", r.at) end
    return value
  end)
  if ok then return { root = root, value = value, tree = tree, first = first } end
  if type(value) ~= "table" then value = { kind = tostring(value), bit = r.at, path = "" } end
  return { root = root, refused = value, tree = tree, first = first }
end

local function find(tvb)
  -- A checksum tells the direction for certain.
  if tvb:len() >= 8 then
    for _, root in ipairs(roots) do
      if root.direction and tvb(0, 4):le_uint() == crc32(root.direction, tvb) then
        return try(root, tvb, 4, true)
      end
    end
  end
  local first
  for _, root in ipairs(roots) do
    local found = try(root, tvb, 0, false)
    if not found.refused then return found end
    first = first or found
  end
  return first
end

function protocol.dissector(tvb, pinfo, tree)
  pinfo.cols.protocol = protocol.name
  local found = find(tvb)
  local item = tree:add(protocol, tvb())
  item:append_text(", " .. found.root.name)
  draw(item, found.tree, tvb, found.first)
  if found.refused then
    local refused = found.refused
    local text = string.format("%s: %s at bit %d", refused.path == "" and "packet" or refused.path, refused.kind, refused.bit)
    item:add(refusal_field, tvb(), text)
    item:add_expert_info(PI_MALFORMED, PI_ERROR, text)
    pinfo.cols.info = found.root.name .. ", refused: " .. text
  else
    item:add(json_field, tvb(), json(found.value)):set_generated()
    pinfo.cols.info = found.root.name
  end
  item:add(root_field, tvb(), found.root.name):set_generated()
  return tvb:len()
end

local udp = DissectorTable.get("udp.port")
udp:add_for_decode_as(protocol)
protocol.prefs.delta = Pref.string("Deltas", "", "The field of bytes that holds packets of deltas, as filters name it without the protocol")
protocol.prefs.port = Pref.uint("UDP port", 0, "The port of the game's server; 0 for none")
local port = 0
function protocol.prefs_changed()
  if port > 0 then udp:remove(port, protocol) end
  port = protocol.prefs.port
  if port > 0 then udp:add(port, protocol) end
end
